/**
 * A rule for oxlint: modules keep no state. State in a module is shared by all providers of a page, all requests of a
 * server and all tests of a file; it belongs into an object that a caller creates and passes on. A constant collection
 * has the type `ReadonlySet` or `ReadonlyMap`.
 */
const COLLECTIONS = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

const isReadOnly = ({ id }) =>
  id.typeAnnotation?.typeAnnotation.typeName?.name?.startsWith('Readonly') === true;

const noModuleState = {
  create(context) {
    const check = (declaration) => {
      if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return;
      for (const declarator of declaration.declarations) {
        const { init } = declarator;
        const isCollection = init?.type === 'NewExpression' && COLLECTIONS.has(init.callee.name);
        if (declaration.kind === 'const' && (!isCollection || isReadOnly(declarator))) continue;
        context.report({
          node: declarator,
          message: 'A module keeps nothing: make an object that is handed on.',
        });
      }
    };
    return {
      Program({ body }) {
        for (const statement of body)
          check(statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement);
      },
    };
  },
};

export default { meta: { name: 'course-kit' }, rules: { 'no-module-state': noModuleState } };
