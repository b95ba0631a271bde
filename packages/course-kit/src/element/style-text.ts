/// <reference types="vite/client" />
import kitStyles from '../styles/styles.css?inline';
import elementStyles from './element.css?inline';

/** The kit's stylesheet and the elements' own, as text: a shadow root has no other. */
export const styleText: string = kitStyles + elementStyles;
