/** Elements of the tool that have no accessible name of their own. */

/** The button beside **Actions** on a tool. */
export const ACTIONS_BUTTON = 'button_open_actions';
/** The name at the top of a component. */
export const COMPONENT_TITLE = /^title-/;
/** Entries of the menu of the canvas control. */
export const FIT_VIEW = 'fit_view';
export const ZOOM_OUT = 'zoom_out';
/** The part of the page **Projects** that takes files. */
export const FLOW_LIST = 'cards-wrapper';
/** The cross of the panel that **Parameters** opens; two other buttons are called "Close" as well. */
export const PANEL_CLOSE = 'inspection-panel-close';
/** A row of that panel. */
export const PARAMETER_ROW = /^inspector-param-/;
/** The button of the banner that offers what was not saved; "Restore" is also said of versions. */
export const RESTORE_DRAFT = 'restore-draft-button';
/** A component in the sidebar, which can be dragged to the canvas. */
export const SIDEBAR_ROW = /_draggable$/;
