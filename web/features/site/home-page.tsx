import { AboutContent } from '#web/features/content/about/about-content.tsx';
import { BannerContent } from '#web/features/content/banner/banner-content.tsx';
import { ContactContent } from '#web/features/content/contact/contact-content.tsx';
import { loadSections, sectionHeaders, sectionsResponse } from '#web/features/content/data/load-sections.ts';
import {
  aboutSource,
  bannerSource,
  contactSource,
  featuresSource,
  packagesSource,
  testimonialsSource,
} from '#web/features/content/data/sources.ts';
import { FeaturesContent } from '#web/features/content/features/features-content.tsx';
import { TestimonialsContent } from '#web/features/content/testimonials/testimonials-content.tsx';
import { Demonstration } from '#web/features/demo/demonstration.tsx';
import { loadDemonstration } from '#web/features/demo/load-demonstration.ts';
import { PricingContent } from '#web/features/packages/pricing-content.tsx';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/home-page.ts';
import { pageMeta } from './page-meta.ts';
import { organization, packageProduct } from './structured-data.ts';

export { contactAction as action } from '#web/features/content/contact/contact-action.ts';
export const headers = sectionHeaders;

const sources = {
  banner: bannerSource,
  features: featuresSource,
  about: aboutSource,
  packages: packagesSource,
  testimonials: testimonialsSource,
  contact: contactSource,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = context.get(serverFetch);
  const [sections, demo] = await Promise.all([loadSections(read, sources), loadDemonstration(read)]);
  return sectionsResponse({ origin: new URL(request.url).origin, sections, demo });
}

export async function clientLoader() {
  const [sections, demo] = await Promise.all([loadSections(fetch, sources), loadDemonstration(fetch)]);
  return { origin: window.location.origin, sections, demo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const origin = loaderData?.origin ?? '';
  const packages = loaderData?.sections.packages;
  const sold = packages && !(packages instanceof Promise) && packages.state === 'loaded' ? packages.data : [];
  return pageMeta({
    title: 'Facsimile · from a picture of a page to the page',
    description:
      'Facsimile reads a picture of a user interface and writes clean, responsive HTML and CSS for it, and measures how faithful the result is.',
    origin,
    path: paths.home,
    structured: [organization(origin), ...sold.map((pack) => packageProduct(pack, origin))],
  });
};

export default function HomePage({ loaderData: { sections, demo }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BannerContent section={sections.banner} />
      {demo && <Demonstration demo={demo} />}
      <FeaturesContent section={sections.features} />
      <AboutContent section={sections.about} />
      <PricingContent section={sections.packages} />
      <TestimonialsContent section={sections.testimonials} />
      <ContactContent section={sections.contact} action="/?index#contact-sec" outcome={actionData} />
    </>
  );
}
