/** Stands in place of a picture's address, before the name that it is exported under. */
export const IMAGE_PREFIX = 'image:';

/**
 * What a part of a component shows: as it stands, by a prop, or as a boolean prop decides; behind classes that all have. `rest`: the
 * prop with classes that nothing decides.
 */
export type Value =
  | string
  | { prop: string; common?: string; isOptional?: boolean }
  | { when: string; yes?: string; no?: string; common?: string; rest?: string };

/** Markup with its values; the same for every framework of components. */
export type Part =
  | { kind: 'text'; value: Value }
  | ElementPart
  /** One component where it stands. */
  | { kind: 'use'; component: string; data: Data }
  | ListPart
  /** The inside of a drawing that is handed in. */
  | { kind: 'markup'; prop: string };

/**
 * A component for each entry of a prop, or of data of its own. `wrap`: the element around each. `pass`: what the component around it
 * hands on to all of them.
 */
export type ListPart = {
  kind: 'list';
  component: string;
  items: { prop: string } | { data: Data[] };
  wrap?: ElementPart;
  pass?: string[];
};

export type ElementPart = {
  kind: 'element';
  tag: string;
  attributes: [name: string, value: Value][];
  children: Part[];
  comment?: string;
  /** How it is laid out, where it says so. */
  display?: string;
  /** It is there when this prop is. */
  guard?: string;
};

/** Values of the props of one instance, by name. */
export type Data = { [prop: string]: string | boolean | Part[] | Data[] };

export type Prop = {
  name: string;
  type: 'string' | 'boolean' | 'markup' | { listOf: string };
  isOptional: boolean;
};

/** A component that is written to a file of its own. */
export type Component = { name: string; props: Prop[]; root: Part };

/** A page in components; those that others use come first. `images`: addresses of pictures by the name of each. */
export type ComponentPage = {
  page: Part[];
  components: Component[];
  images: Map<string, string>;
};

/** A file of what is written, by its path from the folder of the page. */
export type SourceFile = { name: string; content: string };
