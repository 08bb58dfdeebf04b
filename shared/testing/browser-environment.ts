import { TestEnvironment } from 'jest-environment-jsdom';

/** What every supported browser and Node have, and jsdom lacks. */
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

/** jsdom with the classes that React Router's data routers need. */
export default class BrowserEnvironment extends TestEnvironment {
  readonly #open: { close(): void }[] = [];

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, FROM_NODE, trackedChannels(this.#open));
    // Node's classes: jsdom's are of another realm, where `instanceof` fails for what fetch takes and returns.
    Object.assign(this.global, { Uint8Array, ArrayBuffer, AbortController, AbortSignal });
    // jsdom has no layout and cannot scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
  }

  override async teardown(): Promise<void> {
    for (const channel of this.#open) channel.close();
    await super.teardown();
  }
}

/** Open channels keep Node running; a browser closes them with their page. */
function trackedChannels(open: { close(): void }[]) {
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
