/** A class and Bootstrap's variables that it sets, in the order in which they are written. */
export type Block = [selector: string, variables: Record<string, string>];
