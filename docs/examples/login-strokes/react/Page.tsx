import './style.css';
import { FormSection } from './components/FormSection';

export function Page() {
  return (
    <>
      <title>Welcome back</title>
      <div className="bg-white text-muted **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-teal-700 **:disabled:opacity-50">
        <main className="relative isolate min-h-screen py-12 lg:py-section">
          <img
            className="absolute inset-0 -z-10 size-full object-cover"
            src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
            alt=""
          />
          <FormSection />
        </main>
      </div>
    </>
  );
}
