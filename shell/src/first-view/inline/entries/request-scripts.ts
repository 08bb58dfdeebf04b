import { requestScripts, whenPainted, type RequestedScripts } from '../late-scripts.ts';
import { hasLayers, provideBuiltIns } from '../older-browsers.ts';

declare const data: RequestedScripts;

if (hasLayers())
  whenPainted(
    (priority) => provideBuiltIns(data.fallbacks, () => requestScripts(priority, data)),
    data.belowFold,
  );
