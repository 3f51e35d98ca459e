import './style.css';
import { FaqItem } from './components/FaqItem';
import { HeroSection } from './components/HeroSection';
import { IconFaqItem } from './components/IconFaqItem';
import { ListItem, type ListItemProps } from './components/ListItem';
import { SiteFooter } from './components/SiteFooter';

const listItems: ListItemProps[] = [
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2m10 0H9m10 0h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14" />
        <circle cx="17" cy="18" r="2" />
        <circle cx="7" cy="18" r="2" />
      </g>
    ),
    caption: 'Delivery',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M9 14L4 9l5-5" />
        <path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11" />
      </g>
    ),
    caption: 'Returns',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <rect width="20" height="14" x="2" y="5" rx="2" />
        <path d="M2 10h20M6 14h2" />
      </g>
    ),
    caption: 'Payment',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M10 15H6a4 4 0 0 0-4 4v2m12.305-4.47l.923-.382m0-2.296l-.923-.383m2.547-1.241l-.383-.923m.383 6.467l-.383.924m2.679-6.468l.383-.923m-.001 7.391l-.382-.924m1.624-3.92l.924-.383m-.924 2.679l.924.383" />
        <circle cx="18" cy="15" r="3" />
        <circle cx="9" cy="7" r="4" />
      </g>
    ),
    caption: 'Account',
  },
];

export function Page() {
  return (
    <>
      <title>How can we help? – Parcelwise</title>
      <div className="bg-white text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary **:disabled:opacity-50">
        <main>
          <HeroSection />
          <section className="relative mx-auto -mt-12 w-full max-w-6xl px-4 md:px-12">
            <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
              {listItems.map((listItem) => (
                <ListItem key={listItem.caption} {...listItem} />
              ))}
            </div>
            <h2 className="mt-section-2xs text-center font-heading text-subtitle font-semibold text-heading">
              Asked every day
            </h2>
            <div className="mx-auto mt-7 flex w-full max-w-content flex-col gap-1.5">
              <FaqItem
                viewBox="-25.6 -25.6 563.2 563.2"
                icon={
                  <path
                    fill="currentColor"
                    d="M464 256a208 208 0 1 1-416 0a208 208 0 1 1 416 0M0 256a256 256 0 1 0 512 0a256 256 0 1 0-512 0m232-136v136c0 8 4 15.5 10.7 20l96 64c11 7.4 25.9 4.4 33.3-6.7s4.4-25.9-6.7-33.3L280 243.2V120c0-13.3-10.7-24-24-24s-24 10.7-24 24"
                  />
                }
                subheading="When will my parcel arrive?"
                text="Within the country on the next working day if it is with us before four in the afternoon. Islands and mountain villages take one day more."
              />
              <details>
                <IconFaqItem
                  viewBox="-0.09 0.38 24.3 24.29"
                  icon={
                    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                      <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
                      <circle cx="12" cy="10" r="3" />
                    </g>
                  }
                  subheading="Can I change the address on the way?"
                />
              </details>
              <FaqItem
                viewBox="-0.01 -0.53 24.08 24.07"
                icon={
                  <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                    <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z" />
                    <path d="m9 12l2 2l4-4" />
                  </g>
                }
                subheading="Is my parcel insured?"
                text="Always up to 500 €. For anything dearer you can add cover when you print the label, for about one percent of its value."
              />
              <details>
                <IconFaqItem
                  viewBox="-0.02 -0.16 24.27 24.27"
                  icon={
                    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                      <path d="M21 8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73l7 4a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16Z" />
                      <path d="m3.3 7l8.7 5l8.7-5M12 22V12" />
                    </g>
                  }
                  subheading="Which sizes may I send?"
                />
              </details>
              <details>
                <IconFaqItem
                  viewBox="-0.64 -0.11 24.16 24.16"
                  icon={
                    <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
                      <path d="M11 20a10 10 0 0 0 10-10a25.9 25.9 0 0 0-1.04-7.281a1 1 0 0 0-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0 0 11 20" />
                      <path d="M2 21a5 5 0 0 1 2.911-4.544C7.613 15.212 8.351 15.24 11 13" />
                    </g>
                  }
                  subheading="What do you do about packaging?"
                />
              </details>
              <details>
                <IconFaqItem
                  viewBox="-0.1 -0.1 24.25 24.24"
                  icon={
                    <path
                      fill="none"
                      stroke="currentColor"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                      strokeWidth="2"
                      d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384"
                    />
                  }
                  subheading="May I talk to a person?"
                />
              </details>
            </div>
          </section>
        </main>
        <SiteFooter />
      </div>
    </>
  );
}
