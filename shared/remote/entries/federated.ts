import { remote } from 'the-remote';
import { createRemoteModule } from '../remote-module.tsx';

/** What the shell finds when it loads this remote. */
export const remoteModule = createRemoteModule(remote);
