/** A navigation within the site: a link of one page to another. */
export interface Step {
  readonly name: string;
  readonly from: string;
  /** The link that is pressed: the first one that is shown. */
  readonly link: string;
  /** Another link of that kind, pressed after Back. Without one, the same link is pressed again. */
  readonly laterLink?: string;
  /** The first content of the next page, below its heading. */
  readonly shown: string;
  /** The first content of the page that Back leads to. */
  readonly back: string;
  /** The bench adds the link: the site shows it to whoever is logged in alone. */
  readonly adds?: true;
}

const PROJECT_LINK = '#main h3 a[href^="/project/"]';
const FOUND_LINK = '#main a[href^="/project/"]';
const PROJECT = { shown: '#main a[href^="/payments/"]', link: PROJECT_LINK };

/** Of each kind: within mf-content, to another remote of the same document, to another document. */
export const STEPS: readonly Step[] = [
  {
    name: 'home to projects',
    from: '/',
    link: '#main a[href="/projects"]',
    shown: PROJECT_LINK,
    back: '#main section',
  },
  { name: 'projects to a project', from: '/projects', back: PROJECT_LINK, ...PROJECT },
  {
    name: 'search to a project',
    from: '/search?q=house',
    back: '#main a[href^="/project/"]',
    ...PROJECT,
    link: FOUND_LINK,
  },
  {
    name: 'news to one of them',
    from: '/newsDetail',
    link: '#main a[href^="/newsDetail/"]',
    shown: '#main time',
    back: '#main a[href^="/newsDetail/"]',
  },
  {
    name: 'a project to its payment page',
    from: '/project/1076',
    link: '#main a[href^="/payments/"]',
    shown: 'input[name="amount"]',
    back: '#main a[href^="/payments/"]',
  },
  {
    name: 'home to the account',
    adds: true,
    from: '/',
    link: '#main a[href="/account"]',
    shown: '#main form',
    back: '#main section',
  },
];
