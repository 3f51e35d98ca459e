import './style.css';
import { FeaturesSection } from './components/FeaturesSection';
import { HeroSection } from './components/HeroSection';
import { SiteFooter } from './components/SiteFooter';

export function Page() {
  return (
    <>
      <title>Small data, kept alive – Tidepool</title>
      <div className="bg-white pb-8 text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main>
          <HeroSection />
          <FeaturesSection />
          <section className="mt-section bg-warning py-12 lg:pt-16 lg:pb-section-sm">
            <div className="mx-auto w-full max-w-page px-4">
              <figure className="flex flex-col gap-4">
                <blockquote className="text-center font-serif text-lead text-heading italic">
                  <p>We put one on every buoy and went to lunch.</p>
                </blockquote>
                <figcaption className="text-center text-muted-600">Maren Iversen, harbour master</figcaption>
              </figure>
            </div>
          </section>
        </main>
        <SiteFooter />
      </div>
    </>
  );
}
