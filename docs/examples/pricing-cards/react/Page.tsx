import './style.css';
import { HeroSection } from './components/HeroSection';
import { PriceCardsSection } from './components/PriceCardsSection';

export function Page() {
  return (
    <>
      <title>Pay for voices, not for seats</title>
      <div className="bg-white pb-12 text-slate-900 lg:pb-20 **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-orange-400 **:disabled:opacity-50">
        <main>
          <HeroSection />
          <PriceCardsSection />
          <div className="mx-auto mt-9 w-full max-w-page px-4">
            <p className="text-center text-sm text-slate-500">
              Prices without tax. Cancel on any day; what is left of the month comes back to you.
            </p>
          </div>
        </main>
      </div>
    </>
  );
}
