/** The last entries of a list, none when `count` is 0. */
export const lastOf = <Entry>(list: Entry[], count: number): Entry[] => (count > 0 ? list.slice(-count) : []);
