export { ptBR } from '../../src/messages/languages/pt-BR.js';
