import { TestEnvironment } from 'jest-environment-jsdom';

/** What every supported browser has, Node has too, and the simulated document lacks. */
const FROM_NODE = {
  fetch,
  Request,
  Response,
  Headers,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  TextEncoder,
  TextDecoder,
  structuredClone,
};

/** A document for tests, with the classes that React Router's data routers expect of a browser. */
export default class BrowserEnvironment extends TestEnvironment {
  readonly #open: { close(): void }[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE, closedWithTheDocument(this.#open));
    // Node's copies of these are another realm's: what fetch hands over must pass the document's instanceof.
    Object.assign(this.global, { Uint8Array, ArrayBuffer });
    // A document without a layout cannot scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }

  override async teardown(): Promise<void> {
    for (const channel of this.#open) channel.close();
    await super.teardown();
  }
}

/** Channels keep Node running until they are closed; a browser's end with their page. */
function closedWithTheDocument(open: { close(): void }[]) {
  return {
    MessageChannel: class extends MessageChannel {
      constructor() {
        super();
        open.push(this.port1, this.port2);
      }
    },
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open.push(this);
      }
    },
  };
}
