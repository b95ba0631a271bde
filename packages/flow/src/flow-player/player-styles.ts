/// <reference types="vite/client" />
import styles from './flow-player.css?inline';

/** Dresses the player that a lesson loads by itself. */
export const playerStyles: string = styles;
