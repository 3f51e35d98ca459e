import { Link } from 'react-router';
import { useSession } from '#web/features/accounts/use-session.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { SignedOutLinks } from './signed-out-links.tsx';

export function HomeHero() {
  const session = useSession();
  return (
    <section className="graph-paper border-line border-b">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[1.05fr_1fr] lg:py-24">
        <div>
          <h1 className="max-w-[14ch] text-display">The picture in. The page out.</h1>
          <p className="mt-6 max-w-[46ch] text-muted text-title">
            Facsimile reads a picture of a user interface and writes the HTML and CSS for it: clean, responsive, with
            texts as texts. Then it measures how faithful the result is.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {session ? (
              <Button asChild size="large">
                <Link to={paths.generator()}>Open the Generator</Link>
              </Button>
            ) : (
              <SignedOutLinks size="large" />
            )}
          </div>
        </div>
        <HeroDrawing />
      </div>
    </section>
  );
}
