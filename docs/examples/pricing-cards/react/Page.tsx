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
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'One meeting room',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'Five hours of audio',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'Minutes in two languages',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
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
            d="M13.84 2.63L14.63 2.6L15.56 3.38L15.64 3.63L15.35 4.38L7.44 13.38L6.88 13.4L6.38 13.2L5.71 12.38L2.63 9.52L2.44 8.88L2.55 8.38L3.63 7.32L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.64L9.38 7.45L13.38 2.93Z"
          />
        ),
        caption: 'Ten meeting rooms',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.6L15.56 3.38L15.64 3.63L15.35 4.38L7.44 13.38L6.88 13.4L6.38 13.2L5.71 12.38L2.63 9.52L2.44 8.88L2.55 8.38L3.63 7.32L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.64L9.38 7.45L13.38 2.93Z"
          />
        ),
        caption: 'Eighty hours of audio',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.6L15.56 3.38L15.64 3.63L15.35 4.38L7.44 13.38L6.88 13.4L6.38 13.2L5.71 12.38L2.63 9.52L2.44 8.88L2.55 8.38L3.63 7.32L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.64L9.38 7.45L13.38 2.93Z"
          />
        ),
        caption: 'Minutes in nineteen languages',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.6L15.56 3.38L15.64 3.63L15.35 4.38L7.44 13.38L6.88 13.4L6.38 13.2L5.71 12.38L2.63 9.52L2.44 8.88L2.55 8.38L3.63 7.32L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.64L9.38 7.45L13.38 2.93Z"
          />
        ),
        caption: 'Action points with owners',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.6L15.56 3.38L15.64 3.63L15.35 4.38L7.44 13.38L6.88 13.4L6.38 13.2L5.71 12.38L2.63 9.52L2.44 8.88L2.55 8.38L3.63 7.32L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.64L9.38 7.45L13.38 2.93Z"
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
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'Unlimited rooms',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'Six hundred hours of audio',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'Your own vocabulary',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
          />
        ),
        caption: 'Runs on your machines',
      },
      {
        icon: (
          <path
            fill="currentColor"
            d="M13.84 2.63L14.63 2.58L15.57 3.38L15.65 3.63L15.35 4.38L7.45 13.38L6.38 13.22L5.69 12.38L2.67 9.63L2.43 8.63L3.38 7.4L3.63 7.31L4.63 7.67L6.4 9.63L7.13 9.77L7.63 9.63L13.38 2.93Z"
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
