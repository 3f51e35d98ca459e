import { Card, type CardProps } from './Card';

const cards: CardProps[] = [
  {
    title: 'Ideas',
    value: '3',
    items: [
      {
        subheading: 'A storm made of umbrellas',
        caption: 'Ask the choir whether they can hum thunder.',
        badgeClassName: 'bg-indigo-100 text-blue-900',
        badge: 'Stage',
      },
      {
        subheading: 'Sell soup in the break',
        caption: 'Lentils worked well last time.',
        badgeClassName: 'bg-surface-50 text-success-800',
        badge: 'Kitchen',
      },
      {
        subheading: 'Programme on a postcard',
        caption: 'Cheaper, and people keep it.',
        badgeClassName: 'bg-danger-100 text-danger-800',
        badge: 'Print',
      },
    ],
  },
  {
    title: 'This week',
    value: '2',
    items: [
      {
        subheading: 'Paint the forest',
        caption: 'Twelve boards, two sides each.',
        badgeClassName: 'bg-indigo-100 text-blue-900',
        badge: 'Stage',
      },
      {
        subheading: 'Learn act two',
        caption: 'Without the book from Thursday on.',
        badgeClassName: 'bg-danger-100 text-danger-800',
        badge: 'Cast',
      },
    ],
  },
  {
    title: 'Being done',
    value: '2',
    items: [
      {
        subheading: 'Sew the fox tail',
        caption: 'It fell off twice during the dance.',
        badgeClassName: 'bg-surface-50 text-success-800',
        badge: 'Costume',
      },
      {
        subheading: 'Borrow forty chairs',
        caption: 'The fire brigade says yes, with a smile.',
        badgeClassName: 'bg-indigo-100 text-blue-900',
        badge: 'House',
      },
    ],
  },
  {
    title: 'Finished',
    value: '3',
    items: [
      {
        subheading: 'Find a hall',
        caption: 'The old mill, dry again.',
        badgeClassName: 'bg-indigo-100 text-blue-900',
        badge: 'House',
      },
      {
        subheading: 'Choose the play',
        caption: 'Four against three.',
        badgeClassName: 'bg-danger-100 text-danger-800',
        badge: 'Cast',
      },
      {
        subheading: 'Tell the neighbours',
        caption: 'They will come.',
        badgeClassName: 'bg-surface-50 text-success-800',
        badge: 'Town',
      },
    ],
  },
];

export function CardsSection() {
  return (
    <section className="mx-auto mt-5 grid w-full max-w-7xl grid-cols-1 gap-4 px-6 sm:grid-cols-2 lg:grid-cols-4 lg:items-start">
      {cards.map((card) => (
        <Card key={card.title} {...card} />
      ))}
    </section>
  );
}
