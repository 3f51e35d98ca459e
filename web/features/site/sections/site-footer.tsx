import type { FooterFields } from '#contract/content/footer.ts';
import { FooterLogo } from '../footer-logo.tsx';
import { SafeLink } from './safe-link.tsx';

/** Set like the title block of a drawing. Hidden while it is inactive. */
export function SiteFooter({ footer }: { footer: FooterFields }) {
  if (!footer.isActive) return null;
  const { topSection, middleSection, bottomSection } = footer;
  const { email, phone, address } = middleSection.contactInfo;
  const social = topSection.socialLinks.filter(({ isActive }) => isActive);
  const links = middleSection.quickLinks.filter(({ isActive }) => isActive);
  return (
    <footer className="site-footer">
      <div className="title-block">
        <div>
          <FooterLogo footer={footer} />
          <p>{middleSection.description}</p>
          {social.length > 0 && (
            <ul className="footer-social">
              {social.map(({ platform, url }) => (
                <li key={platform + url}>
                  <SafeLink href={url}>{platform}</SafeLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        {links.length > 0 && (
          <nav aria-labelledby="footer-menu">
            <h2 id="footer-menu">Menu</h2>
            <ul>
              {links.map(({ text, url }) => (
                <li key={text + url}>
                  <SafeLink href={url}>{text}</SafeLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {(email || phone || address) && (
          <div>
            <h2>Contact</h2>
            <ul>
              {email && (
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              )}
              {phone && (
                <li>
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                </li>
              )}
              {address && <li className="whitespace-pre-line py-2">{address}</li>}
            </ul>
          </div>
        )}
        <p className="footer-copyright">{bottomSection.copyrightText}</p>
      </div>
    </footer>
  );
}
