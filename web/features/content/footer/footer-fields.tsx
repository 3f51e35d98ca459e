import type { FooterFields as Fields } from '#contract/content/footer.ts';
import { FormImageField } from '#web/ui/form/form-image-field.tsx';
import { FormPart } from '#web/ui/form/form-part.tsx';
import { FormSwitch } from '#web/ui/form/form-switch.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { LOGO_SIZE } from '../logo/logo-size.ts';
import { LinkRows } from './link-rows.tsx';

/** Everything that the footer says, part by part. */
export function FooterFields() {
  return (
    <>
      <FormSwitch<Fields> name="isActive" label="Active: visitors see the footer" />
      <FormPart title="Top Section">
        <FormTextField<Fields>
          name="topSection.logoText"
          label="Logo text"
          hint="Read out in place of the logo, and shown if it does not load."
        />
        <LinkRows kind="social" />
      </FormPart>
      <FormPart title="Footer Section">
        <FormImageField<Fields>
          name="middleSection.logoUrl"
          label="Logo URL"
          hint="Leave it empty to show our own logo."
          previewSize={LOGO_SIZE}
        />
        <FormTextField<Fields> name="middleSection.description" label="Description" rows={3} />
        <LinkRows kind="quick" />
        <FormTextField<Fields> name="middleSection.contactInfo.address" label="Address" rows={2} />
        <FormTextField<Fields> name="middleSection.contactInfo.email" label="Email" type="email" />
        <FormTextField<Fields> name="middleSection.contactInfo.phone" label="Phone" type="tel" />
      </FormPart>
      <FormPart title="Bottom Section">
        <FormTextField<Fields> name="bottomSection.copyrightText" label="Copyright text" />
      </FormPart>
    </>
  );
}
