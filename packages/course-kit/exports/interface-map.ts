export { InterfaceMap } from '../src/interface-map/interface-map.js';
export type { InterfaceMapProps } from '../src/interface-map/interface-map.js';
export { mapFigures } from '../src/interface-map/map-figures.js';
