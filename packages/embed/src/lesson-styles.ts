/// <reference types="vite/client" />
import styles from './lesson-element.css?inline';

/** Dresses lessons in shadow roots, besides what all elements have. */
export const lessonStyles: string = styles;
