import { runService } from '@vidyapath/service-kit/process/run-service';
import { openPages } from './front-end/pages-app';

/** The process behind an edge that answers with pages, `/remotes.json` and files of slices, and with nothing of the services. */
void runService(() => openPages(process.env));
