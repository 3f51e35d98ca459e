import { AVATAR } from './components/avatar.ts';
import { ALERT, BADGE } from './components/boxes.ts';
import { BUTTON } from './components/button.ts';
import { CARD } from './components/card.ts';
import { DRAWER, DRAWER_TOGGLE } from './components/drawer.ts';
import { CHECK, CHECKBOX, FIELD, LABEL, PROGRESS } from './components/form.ts';
import { LIST_GROUP } from './components/list-group.ts';
import { LINKS, NAVBAR } from './components/navigation.ts';
import { OVERLAPPING } from './components/overlap.ts';
import { CHIP, DASH, GROUND, PICTURE, SHAPE, VERTICAL_RULE } from './components/picture.ts';
import { PICTURED } from './components/pictured.ts';
import { SIDEBAR } from './components/sidebar.ts';
import { CELL, SCROLLED_TABLE, TABLE } from './components/table.ts';
import { BREADCRUMB, PAGINATION } from './components/trail.ts';
import type { ComponentOf } from './context.ts';

/** The first that fits an element is taken. */
export const COMPONENTS: readonly ComponentOf[] = [
  OVERLAPPING,
  DRAWER,
  DRAWER_TOGGLE,
  SIDEBAR,
  PICTURED,
  PICTURE,
  VERTICAL_RULE,
  GROUND,
  CHIP,
  DASH,
  SHAPE,
  NAVBAR,
  BREADCRUMB,
  PAGINATION,
  LINKS,
  ALERT,
  AVATAR,
  BADGE,
  BUTTON,
  PROGRESS,
  FIELD,
  CHECKBOX,
  CHECK,
  LABEL,
  SCROLLED_TABLE,
  TABLE,
  CELL,
  LIST_GROUP,
  CARD,
];
