/** Says where a mail that one can do without is switched off. */
export const switchOff = (why: string, baseUrl: string) => ({
  text: `${why} You can turn these emails off in your profile:`,
  link: `${baseUrl}/update-profile`,
});
