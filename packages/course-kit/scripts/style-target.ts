/**
 * The oldest browsers that Vite and Next build for. They know no nested rules, and neither do some minifiers, which
 * would leave them out.
 */
export const STYLE_TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
