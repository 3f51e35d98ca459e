import './style.css';
import { Card } from './components/Card';
import { Card2, type Card2Props } from './components/Card2';

const cards = [
  'h-7 w-6 shrink-0 rounded-card bg-danger',
  'h-7 w-6 shrink-0 rounded-card bg-primary-300',
  'h-7 w-6 shrink-0 rounded-card bg-success',
];

const card2s: Card2Props[] = [
  {
    title: 'Ideas',
    text: '3',
    card2Items: [
      {
        title: 'A storm made of umbrellas',
        text: 'Ask the choir whether they can hum thunder.',
        className: 'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-primary',
        badge: 'Stage',
      },
      {
        title: 'Sell soup in the break',
        text: 'Lentils worked well last time.',
        className:
          'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-success-800',
        badge: 'Kitchen',
      },
      {
        title: 'Programme on a postcard',
        text: 'Cheaper, and people keep it.',
        className:
          'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-danger-800',
        badge: 'Print',
      },
    ],
  },
  {
    title: 'This week',
    text: '2',
    card2Items: [
      {
        title: 'Paint the forest',
        text: 'Twelve boards, two sides each.',
        className: 'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-primary',
        badge: 'Stage',
      },
      {
        title: 'Learn act two',
        text: 'Without the book from Thursday on.',
        className:
          'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-danger-800',
        badge: 'Cast',
      },
    ],
  },
  {
    title: 'Being done',
    text: '2',
    card2Items: [
      {
        title: 'Sew the fox tail',
        text: 'It fell off twice during the dance.',
        className:
          'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-success-800',
        badge: 'Costume',
      },
      {
        title: 'Borrow forty chairs',
        text: 'The fire brigade says yes, with a smile.',
        className: 'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-primary',
        badge: 'House',
      },
    ],
  },
  {
    title: 'Finished',
    text: '3',
    card2Items: [
      {
        title: 'Find a hall',
        text: 'The old mill, dry again.',
        className: 'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-primary',
        badge: 'House',
      },
      {
        title: 'Choose the play',
        text: 'Four against three.',
        className:
          'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-danger-800',
        badge: 'Cast',
      },
      {
        title: 'Tell the neighbours',
        text: 'They will come.',
        className:
          'mt-3 inline-block self-start rounded-md bg-indigo-100 px-2 py-0.5 text-center text-xs text-success-800',
        badge: 'Town',
      },
    ],
  },
];

export function Page() {
  return (
    <>
      <title>Spring play</title>
      <div className="min-h-screen bg-slate-100 text-text **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-primary-800 **:disabled:opacity-50">
        <main>
          <section className="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-4 px-4 pt-6 md:px-6">
            <h1 className="text-title font-bold whitespace-nowrap text-heading">Spring play</h1>
            <div className="flex items-center gap-4">
              <div className="flex flex-wrap items-center">
                {cards.map((card) => (
                  <Card key={card} className={card} />
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
          <section className="mx-auto mt-5 grid w-full max-w-7xl grid-cols-1 gap-3 px-4 sm:grid-cols-2 md:px-6 lg:grid-cols-4">
            {card2s.map((card2) => (
              <Card2 key={card2.title} {...card2} />
            ))}
          </section>
        </main>
      </div>
    </>
  );
}
