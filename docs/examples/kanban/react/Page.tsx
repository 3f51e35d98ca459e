import './style.css';
import { CardsSection } from './components/CardsSection';
import { HeroSection } from './components/HeroSection';

export function Page() {
  return (
    <>
      <title>Spring play</title>
      <div className="min-h-screen bg-background text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main>
          <HeroSection />
          <CardsSection />
        </main>
      </div>
    </>
  );
}
