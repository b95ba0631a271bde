/// <reference types="vite/client" />
import styles from './flow-elements.css?inline';

/** Dresses flows and maps in shadow roots. */
export const flowStyles: string = styles;
