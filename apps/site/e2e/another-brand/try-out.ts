export const tryOut = undefined;
