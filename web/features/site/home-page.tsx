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

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeSteps />
      <TitleBlock />
    </>
  );
}
