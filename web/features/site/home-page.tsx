import { Demonstration } from '#web/features/demo/demonstration.tsx';
import { loadDemonstration } from '#web/features/demo/load-demonstration.ts';
import type { Route } from './+types/home-page.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeSteps } from './home-steps.tsx';
import { TitleBlock } from './title-block.tsx';

export const meta = () => [
  { title: 'Facsimile · from a picture of a page to the page' },
  {
    name: 'description',
    content:
      'Facsimile reads a picture of a user interface and writes clean, responsive HTML and CSS for it, and measures how faithful the result is.',
  },
];

/** The same for every visitor without a session. */
export const headers = () => ({ 'x-page-cache': 'public' });

export const loader = async ({ context }: Route.LoaderArgs) => ({ demo: await loadDemonstration(context) });

export default function HomePage({ loaderData: { demo } }: Route.ComponentProps) {
  return (
    <>
      <HomeHero />
      {demo && <Demonstration demo={demo} />}
      <HomeSteps />
      <TitleBlock />
    </>
  );
}
