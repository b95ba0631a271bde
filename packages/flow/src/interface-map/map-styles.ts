/// <reference types="vite/client" />
import styles from './interface-map.css?inline';

/** Dresses the map that a lesson loads by itself. */
export const mapStyles: string = styles;
