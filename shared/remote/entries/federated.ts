import { remote } from 'the-remote';
import { createRemoteModule } from '../first-view/remote-module.tsx';

/** What a remote's federation entry exposes. */
export const remoteModule = createRemoteModule(remote);
