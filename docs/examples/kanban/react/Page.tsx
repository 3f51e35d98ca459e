import './style.css';
import { Card } from './components/Card';
import { Card2, type Card2Props } from './components/Card2';

const cards = ['bg-danger', 'bg-primary-300', 'bg-success'];

const card2s: Card2Props[] = [
  {
    className: 'gap-3 lg:ml-0.5',
    className2: 'flex flex-wrap items-center justify-between gap-4',
    title: 'Ideas',
    value: '3',
    className3: 'gap-3',
    items: [
      {
        className: 'px-3.5 py-3',
        title: 'A storm made of umbrellas',
        caption: 'Ask the choir whether they can hum thunder.',
        badgeClassName: 'mt-3.5 bg-indigo-100 px-2 text-primary',
        badge: 'Stage',
      },
      {
        className: 'px-3.5 py-3',
        title: 'Sell soup in the break',
        caption: 'Lentils worked well last time.',
        badgeClassName: 'mt-3 bg-surface-50 px-2 text-success-800',
        badge: 'Kitchen',
      },
      {
        className: 'px-3.5 py-3',
        title: 'Programme on a postcard',
        caption: 'Cheaper, and people keep it.',
        badgeClassName: 'mt-3 bg-danger-100 px-2 text-danger-800',
        badge: 'Print',
      },
    ],
  },
  {
    className: 'gap-2.5 lg:ml-4',
    className2: 'flex flex-wrap items-center justify-between gap-4 px-1',
    title: 'This week',
    value: '2',
    className3: 'gap-2.5',
    items: [
      {
        className: 'p-3',
        title: 'Paint the forest',
        caption: 'Twelve boards, two sides each.',
        badgeClassName: 'mt-3 bg-indigo-100 px-2 text-primary',
        badge: 'Stage',
      },
      {
        className: 'p-3',
        title: 'Learn act two',
        caption: 'Without the book from Thursday on.',
        badgeClassName: 'mt-3 bg-danger-100 px-2 text-danger-800',
        badge: 'Cast',
      },
    ],
  },
  {
    className: 'gap-2.5 lg:ml-4',
    className2: 'flex w-full max-w-row flex-wrap items-center justify-between gap-4 self-start',
    title: 'Being done',
    value: '2',
    className3: 'gap-2.5',
    items: [
      {
        className: 'px-3.5 py-3',
        title: 'Sew the fox tail',
        caption: 'It fell off twice during the dance.',
        badgeClassName: 'mt-3 bg-surface-50 px-2 text-success-800',
        badge: 'Costume',
      },
      {
        className: 'px-3.5 py-3',
        title: 'Borrow forty chairs',
        caption: 'The fire brigade says yes, with a smile.',
        badgeClassName: 'mt-3 bg-indigo-100 px-2 text-primary',
        badge: 'House',
      },
    ],
  },
  {
    className: 'gap-3 lg:ml-4',
    className2: 'flex flex-wrap items-center justify-between gap-4',
    title: 'Finished',
    value: '3',
    className3: 'gap-2.5',
    items: [
      {
        className: 'px-3.5 py-3',
        title: 'Find a hall',
        caption: 'The old mill, dry again.',
        badgeClassName: 'mt-3 bg-indigo-100 px-2 text-primary',
        badge: 'House',
      },
      {
        className: 'px-3.5 py-3',
        title: 'Choose the play',
        caption: 'Four against three.',
        badgeClassName: 'mt-3 bg-danger-100 px-2 text-danger-800',
        badge: 'Cast',
      },
      {
        className: 'px-3.5 py-3',
        title: 'Tell the neighbours',
        caption: 'They will come.',
        badgeClassName: 'mt-3 bg-surface-50 px-2.5 text-success-800',
        badge: 'Town',
      },
    ],
  },
];

export function Page() {
  return (
    <>
      <title>Spring play</title>
      <div className="min-h-screen bg-background text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary-800 **:disabled:opacity-50">
        <main>
          <section className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-4 px-4 pt-6 md:px-6">
            <h1 className="text-title leading-7 font-bold whitespace-nowrap text-heading">Spring play</h1>
            <div className="flex items-center gap-5">
              <div className="flex flex-wrap items-center whitespace-nowrap">
                {cards.map((card) => (
                  <Card key={card} background={card} />
                ))}
              </div>
              <button
                className="inline-block rounded-lg bg-primary-800 px-4 py-2 text-sm font-bold whitespace-nowrap text-white hover:bg-primary motion-safe:transition-colors"
                type="button"
              >
                New task
              </button>
            </div>
          </section>
          <section className="mx-auto mt-5 flex w-full max-w-7xl flex-col gap-4 px-4 md:px-6 lg:flex-row lg:items-start lg:gap-0">
            {card2s.map((card2) => (
              <Card2 key={card2.title} {...card2} />
            ))}
          </section>
        </main>
      </div>
    </>
  );
}
