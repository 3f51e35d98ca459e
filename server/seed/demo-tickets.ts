import type { Satisfaction, TicketPriority, TicketSender, TicketStatus } from '#contract/tickets/ticket.ts';

export type DemoMessage = { hoursAgo: number; sender: TicketSender; kind?: 'reply' | 'note'; text: string };

export type DemoTicket = {
  /** The demo member when left out. */
  visitor?: { name: string; email: string; phone: string };
  subject: string;
  message: string;
  hoursAgo: number;
  status: TicketStatus;
  priority?: TicketPriority;
  /** Whether the demo admin sees to it. */
  assigned?: boolean;
  /** After the first message, oldest first; the desk's are the demo admin's. */
  said: DemoMessage[];
  /** Messages that the writer has not seen. */
  unreadByMember?: number;
  /** Given as long ago as the last message. */
  satisfaction?: Pick<Satisfaction, 'rating' | 'comment'>;
};

/** What a fresh demo shows at the support desk: something in every state, from the last days. */
export const demoTickets: DemoTicket[] = [
  {
    subject: 'Was I charged twice for the Draft package?',
    message:
      'Hello, my bank shows two entries of $29.00 from yesterday evening, a minute apart. My account shows one order. Can you check please?',
    hoursAgo: 122,
    status: 'resolved',
    priority: 'high',
    assigned: true,
    said: [
      {
        hoursAgo: 121.4,
        sender: 'admin',
        kind: 'note',
        text: 'PayPal has one capture for this order. The other entry is an authorisation that was never captured; it lapses by itself.',
      },
      {
        hoursAgo: 121.2,
        sender: 'admin',
        text: 'Hello Mira,\n\nwe looked at it together with PayPal: one payment was taken. The second entry is a reservation from the first attempt, when the window was closed. Your bank releases it within three to five days.\n\nKind regards\nAda',
      },
      {
        hoursAgo: 97,
        sender: 'user',
        text: 'It is gone from my statement this morning. Thank you for the quick answer!',
      },
      {
        hoursAgo: 96.5,
        sender: 'admin',
        text: 'Good to hear. We close this here; just write if anything else comes up.',
      },
    ],
    satisfaction: { rating: 'good', comment: 'Quick, and I understood what happened.' },
  },
  {
    visitor: { name: 'Priya Raman', email: 'priya.raman@studio-north.example', phone: '+44 20 7946 0123' },
    subject: 'Which languages can it read?',
    message: 'Our designs are in German and French. Does the converter read that text, or only English?',
    hoursAgo: 98,
    status: 'closed',
    priority: 'low',
    said: [
      {
        hoursAgo: 94,
        sender: 'admin',
        text: 'Hello Priya,\n\nthe built-in engine reads Latin letters with English in mind, so single accents may be missed. With Automatic and an AI provider German and French come out as they are in the picture.\n\nKind regards\nAda',
      },
    ],
  },
  {
    subject: 'Buttons come out without rounded corners',
    message:
      'I converted our pricing page with Tailwind. Everything is in its place, but the three buttons have square corners. In the design the radius is 8 px.',
    hoursAgo: 52,
    status: 'in-progress',
    priority: 'medium',
    assigned: true,
    said: [
      {
        hoursAgo: 50.5,
        sender: 'admin',
        text: 'Hello Mira,\n\nthank you for the exact description. How large is the picture? Below 800 px of width, small radii are only two or three pixels and are easily lost.',
      },
      {
        hoursAgo: 49,
        sender: 'user',
        text: 'It was 640 px wide, a screenshot from a chat. I have the original at 1440 px.',
      },
      {
        hoursAgo: 27,
        sender: 'admin',
        kind: 'note',
        text: 'Tried it with her 640 px picture: the radius is measured as 2 px there. With 1440 px it is right.',
      },
      {
        hoursAgo: 26.5,
        sender: 'admin',
        text: 'That is the reason, then. Please convert the original; we have tried it here and the corners are round. Tell us if it does not work for you, and we give the credit back.',
      },
      {
        hoursAgo: 3,
        sender: 'user',
        text: 'Much better! One more thing: the middle button is a little wider than the others now. Is that a setting?',
      },
      {
        hoursAgo: 0.8,
        sender: 'admin',
        text: 'It follows the picture, where the middle one has the longest text. You can write “make the three buttons equally wide” below the result: that is a follow-up, and the page you have stays as it is.',
      },
    ],
    unreadByMember: 1,
  },
  {
    visitor: { name: 'Tomás Silva', email: 'tomas.silva@escola-aveiro.example', phone: '+1 202 555 0143' },
    subject: 'Thirty students for one term',
    message:
      'I teach web design and would like my class of 30 to use Facsimile for a term, about ten conversions each. Is there a way to pay for all of them together?',
    hoursAgo: 31,
    status: 'in-progress',
    priority: 'medium',
    assigned: true,
    said: [
      {
        hoursAgo: 29,
        sender: 'admin',
        kind: 'note',
        text: 'Four times Blueprint would be enough, but that is one account. We could grant credits to all 30.',
      },
      {
        hoursAgo: 28,
        sender: 'admin',
        text: 'Hello Tomás,\n\nwhat a nice idea. Your students sign up themselves, you buy for all of them, and we give each account its credits. Could you send us a list of their addresses when the term begins?\n\nKind regards\nAda',
      },
    ],
  },
  {
    subject: 'Can I get my credit back for a blurred picture?',
    message:
      'The picture I chose was the wrong one, blurred and much too small, and the page is of no use. Could you give me that one credit back?',
    hoursAgo: 6,
    status: 'open',
    priority: 'low',
    said: [],
  },
  {
    visitor: { name: 'Jonas Weber', email: 'jonas.weber@weber-moebel.example', phone: '+49 30 23125 042' },
    subject: 'Invoice in the name of our company',
    message:
      'Good morning, before we order: can the receipt carry our company name and VAT number, and does every colleague need an account of their own?',
    hoursAgo: 2,
    status: 'open',
    said: [],
  },
];
