/**
 * What a part of the page is beyond its HTML element, in the words of assistive technology. `step`, `tab` and `page` are
 * items of theirs.
 */
export type Component = {
  kind:
    | 'alert'
    | 'avatar'
    | 'badge'
    | 'breadcrumb'
    | 'calendar'
    | 'dialog'
    | 'menu'
    | 'page'
    | 'pagination'
    | 'panel'
    | 'rating'
    | 'step'
    | 'steps'
    | 'tab'
    | 'tabs';
  /** Its accessible name. */
  name?: string;
  /** Of several items the one that is shown; of a panel, that it is open. */
  isCurrent?: boolean;
};
