import './style.css';
import { Item, type ItemProps } from './components/Item';
import { SiteHeader } from './components/SiteHeader';

const items: ItemProps[] = [
  { caption: 'Earlier', title: 'A tandem for three and a half' },
  { caption: 'Next', title: 'Repairing rain' },
];

export function Page() {
  return (
    <>
      <title>How we moved a greenhouse by bicycle – The Slow Wheel</title>
      <div className="bg-background pb-12 font-serif text-text lg:pb-section **:focus-visible:outline-2 **:focus-visible:outline-offset-2 **:focus-visible:outline-orange-800 **:disabled:opacity-50">
        <SiteHeader />
        <main className="mx-auto mt-section-sm w-full max-w-2xl px-5">
          <p className="text-xs font-bold text-orange-800">Journeys</p>
          <h1 className="mt-2.5 text-3xl font-bold tracking-tight lg:text-title">
            How we moved a greenhouse by bicycle
          </h1>
          <div className="mt-3.5 flex items-center gap-3">
            <div className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-200">
              <svg className="size-7 shrink-0 text-warning" aria-hidden="true" viewBox="2 2 26 27">
                <path
                  fill="currentColor"
                  d="M14.17 2.13L15.38 2.07L17.38 2.41L19.88 4L20.88 5.3L21.42 6.38L21.91 8.63L21.91 9.63L21.51 11.63L21.01 12.63L20.13 13.75L17.63 15.49L15.63 15.91L14.38 15.91L12.63 15.59L10.13 14.01L8.59 11.88L8.09 9.63L8.12 8.38L8.58 6.38L9.88 4.28L12.38 2.51ZM13.74 18.63L15.38 18.53L17.38 18.77L20.13 19.48L22.13 20.31L24.88 22.18L25.81 23.13L27.88 26.13L28.76 28.13L28.78 28.63L28.38 28.91L27.38 29.01L2.63 29.01L1.38 28.79L1.24 28.13L2.12 26.13L4.13 23.2L5.13 22.18L8.38 20.04L11.06 19.13Z"
                />
              </svg>
            </div>
            <p className="min-w-0 flex-1 font-sans text-sm text-muted">By Rosalind Ferreira · 14 May · nine minutes</p>
          </div>
          <p className="mt-8 text-lg leading-text">
            The greenhouse had stood behind the bakery since before the bakery was a bakery. When the lane was to be
            widened, the council gave us eleven days and no lorry. What we had were seven cargo bicycles, forty metres
            of rope, and a neighbour who used to move pianos.
          </p>
          <p className="mt-5 text-lg leading-text">
            This is what we learned on the way, in the order in which it went wrong.
          </p>
          <figure className="mt-10 flex flex-col gap-3">
            <img
              className="w-full rounded-md object-cover"
              src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
              alt="The frame on its second day, before the wind came up from the harbour."
              width="632"
              height="316"
            />
            <figcaption className="font-sans text-caption-sm text-muted">
              The frame on its second day, before the wind came up from the harbour.
            </figcaption>
          </figure>
          <h2 className="mt-11 text-subtitle font-bold">Glass first, wood last</h2>
          <p className="mt-3 text-lg leading-text">
            A pane of old glass weighs more than it looks and forgives less than you hope. We numbered all two hundred
            and sixteen with a wax pencil, row by row, and packed them in{' '}
            <a className="text-orange-800 underline hover:no-underline" href="#">
              straw from the stables
            </a>
            . Only four broke, and one of those was leaning against a door that opened inwards.
          </p>
          <blockquote className="mt-9 border-l-4 border-amber-600 px-6 pt-0.5 pb-1.5">
            <p className="text-body-lg italic">
              A greenhouse is a promise made of corners. Keep the corners and you can lose almost everything else.
            </p>
          </blockquote>
          <p className="mt-7 text-lg leading-text">
            The wooden frame came apart in nine pieces. We wrote the order down as{' '}
            <code className="rounded-sm bg-surface px-1.5 py-0.5 font-mono text-caption leading-none">Al</code> to{' '}
            <code className="rounded-sm bg-surface px-1.5 py-0.5 font-mono text-caption leading-none">C3</code> and
            nailed the list to the last piece to leave, which was a mistake we only made once.
          </p>
          <h2 className="mt-11 text-subtitle font-bold">What to bring</h2>
          <ol className="mt-4 flex list-decimal flex-col gap-2 pl-6">
            <li className="text-lg leading-text">Twice as much rope as you think, and one person who knows knots.</li>
            <li className="text-lg leading-text">Gloves for everybody, including the people who only came to watch.</li>
            <li className="text-lg">A pot of soup that can be eaten standing up.</li>
          </ol>
          <p className="mt-6 text-lg leading-text">
            On the eleventh day the tomatoes went in. They did not seem to notice that the view had changed.
          </p>
          <hr className="mt-12 border-border" />
          <div className="mt-8 grid grid-cols-2 gap-4 md:gap-x-6">
            {items.map((item) => (
              <Item key={item.caption} {...item} />
            ))}
          </div>
        </main>
      </div>
    </>
  );
}
