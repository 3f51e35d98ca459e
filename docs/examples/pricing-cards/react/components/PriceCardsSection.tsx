import { PriceCard, type PriceCardProps } from './PriceCard';

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

export function PriceCardsSection() {
  return (
    <section className="mx-auto mt-11 grid w-full max-w-page grid-cols-1 gap-6 px-4 sm:grid-cols-2 lg:grid-cols-3">
      {prices.map((price) => (
        <PriceCard key={price.title} {...price} />
      ))}
    </section>
  );
}
