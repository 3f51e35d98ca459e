import { client } from '#web/api.ts';
import { sectionFields } from '../editor/section-fields.ts';

/** Reads the footer, changes its logo and puts it back. An empty address is our own drawn logo. */
export async function putLogo(logoUrl: string) {
  const { data } = await client.content.getFooter();
  const { middleSection, ...others } = sectionFields(data);
  return client.content.updateFooter({
    ...others,
    middleSection: { ...middleSection, logoUrl },
    version: data.version,
  });
}
