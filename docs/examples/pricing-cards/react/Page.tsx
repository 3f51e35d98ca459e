import './style.css';
import { PriceCard, type PriceCardProps } from './components/PriceCard';

const prices: PriceCardProps[] = [
  {
    title: 'Whisper',
    caption: 'For a team that fits around one table.',
    price: '€0',
    items: [
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'One meeting room',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Five hours of audio',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Minutes in two languages',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Kept for thirty days',
      },
    ],
    action: 'Start for free',
  },
  {
    featured: true,
    title: 'Conversation',
    caption: 'For companies with more than one opinion.',
    price: '€24',
    items: [
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.38 2.51L15.57 3.38L15.67 3.63L15.48 4.13L7.63 13.24L7.13 13.42L6.38 13.17L2.71 9.63L2.42 8.63L3.63 7.29L4.63 7.69L6.63 9.76L7.13 9.83L7.63 9.64L9.38 7.39Z"
          />
        ),
        caption: 'Ten meeting rooms',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.38 2.51L15.57 3.38L15.67 3.63L15.48 4.13L7.63 13.24L7.13 13.42L6.38 13.17L2.71 9.63L2.42 8.63L3.63 7.29L4.63 7.69L6.63 9.76L7.13 9.83L7.63 9.64L9.38 7.39Z"
          />
        ),
        caption: 'Eighty hours of audio',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.38 2.51L15.57 3.38L15.67 3.63L15.48 4.13L7.63 13.24L7.13 13.42L6.38 13.17L2.71 9.63L2.42 8.63L3.63 7.29L4.63 7.69L6.63 9.76L7.13 9.83L7.63 9.64L9.38 7.39Z"
          />
        ),
        caption: 'Minutes in nineteen languages',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.38 2.51L15.57 3.38L15.67 3.63L15.48 4.13L7.63 13.24L7.13 13.42L6.38 13.17L2.71 9.63L2.42 8.63L3.63 7.29L4.63 7.69L6.63 9.76L7.13 9.83L7.63 9.64L9.38 7.39Z"
          />
        ),
        caption: 'Action points with owners',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.38 2.51L15.57 3.38L15.67 3.63L15.48 4.13L7.63 13.24L7.13 13.42L6.38 13.17L2.71 9.63L2.42 8.63L3.63 7.29L4.63 7.69L6.63 9.76L7.13 9.83L7.63 9.64L9.38 7.39Z"
          />
        ),
        caption: 'Kept for a year',
      },
    ],
    action: 'Try it for two weeks',
  },
  {
    title: 'Chorus',
    caption: 'For councils, clinics and choirs.',
    price: '€190',
    items: [
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Unlimited rooms',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Six hundred hours of audio',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Your own vocabulary',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Runs on your machines',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.83 2.63L14.38 2.49L15.59 3.38L15.69 3.63L15.49 4.13L14.99 4.88L8.21 12.38L7.63 13.24L7.13 13.42L6.38 13.19L2.69 9.63L2.41 8.63L3.63 7.28L4.63 7.68L6.63 9.77L7.13 9.83L7.63 9.63L9.38 7.43L13.38 2.94Z"
          />
        ),
        caption: 'Kept as long as you like',
      },
    ],
    action: 'Talk to Jonas',
  },
];

export function Page() {
  return (
    <>
      <title>Pay for voices, not for seats</title>
      <div className="bg-white pb-section text-slate-900 **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-orange-400 **:disabled:opacity-50">
        <main>
          <div className="mx-auto w-full max-w-page px-4 pt-section-sm">
            <p className="text-center text-sm font-bold tracking-text text-orange-700">PLANS</p>
            <h1 className="mt-2 text-center text-3xl leading-10 font-bold tracking-tight lg:text-title lg:leading-14">
              Pay for voices, not for seats
            </h1>
            <p className="mt-3 text-center text-lg text-slate-600">
              Murmur turns meetings into minutes. Start with one room and grow when it gets loud.
            </p>
            <div
              className="mx-auto mt-7 flex w-full max-w-tabs items-center gap-5 rounded-full bg-slate-100 p-1"
              role="tablist"
              aria-label="Sections"
            >
              <button
                className="inline-block rounded-full bg-white px-5 py-2 text-sm font-bold whitespace-nowrap text-slate-900 hover:bg-slate-100 motion-safe:transition-colors"
                type="button"
                role="tab"
                aria-selected="true"
              >
                Monthly
              </button>
              <button
                className="text-sm font-bold whitespace-nowrap text-slate-500 hover:underline"
                type="button"
                role="tab"
                aria-selected="false"
              >
                Yearly, two months free
              </button>
            </div>
          </div>
          <section className="mx-auto mt-11 grid w-full max-w-page grid-cols-1 gap-6 px-4 sm:grid-cols-2 lg:grid-cols-3">
            {prices.map((price) => (
              <PriceCard key={price.title} {...price} />
            ))}
          </section>
          <div className="mx-auto mt-10 w-full max-w-page px-4">
            <p className="text-center text-sm text-slate-500">
              Prices without tax. Cancel on any day; what is left of the month comes back to you.
            </p>
          </div>
        </main>
      </div>
    </>
  );
}
