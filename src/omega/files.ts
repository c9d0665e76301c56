// Files of Omega Point: the archive of a published run, and the instructions for agents that read files.

import type { Visit } from '../channels/http/edge.ts';
import type { Desk } from '../desk/desk.ts';
import { publishedManifest } from './operations/published-run.ts';
import type { Doc } from './protocol/step-kind.ts';
import { archiveOf, crateText } from './publishing/crate.ts';
import { publication } from './publishing/listing.ts';
import { zipOf } from './publishing/zip.ts';
import { skillText } from './skill.ts';
import { partsOf } from './store/parts.ts';

interface OmegaFilesOptions {
  readonly desk: Desk;
  readonly site: string;
}

interface OmegaFiles {
  /** The archive of the run behind a public id; its manifest alone where JSON is asked for. */
  readonly archive: (publicId: string, request: Request, visit: Visit) => Promise<Response>;
  readonly skill: (visit: Visit) => Response;
}

export function omegaFiles({ desk, site }: OmegaFilesOptions): OmegaFiles {
  return {
    archive: async (publicId, request, visit) => {
      const manifest = await publishedManifest({ desk }, publicId);
      const run = manifest.run_id;
      if ((request.headers.get('accept') ?? '').startsWith('application/json'))
        return file(manifest.text, 'application/json; charset=utf-8', visit);
      const bytes = await archiveBytes(desk, run, manifest);
      const headers = { 'Content-Disposition': `attachment; filename="${run}-manifest.zip"` };
      return file(bytes, 'application/zip', visit, headers);
    },
    skill: (visit) => file(skillText(site), 'text/markdown; charset=utf-8', visit),
  };
}

/** The archive as it stands: what was erased since is left out, and named. */
async function archiveBytes(
  desk: Desk,
  run: string,
  manifest: { readonly text: string; readonly statement: string; readonly created_at: string },
): Promise<Uint8Array> {
  const { parts, erased } = await partsOf(desk.db, run);
  const doc = JSON.parse(manifest.text) as Doc;
  const of = await publication(desk, run);
  const needed = new Set(
    (doc.steps as readonly Record<'input' | 'output' | 'model' | 'checks', string>[]).flatMap(
      ({ input, output, model, checks }) => [input, output, model, checks],
    ),
  );
  return zipOf(
    archiveOf({
      manifest: manifest.text,
      statement: manifest.statement,
      crate: crateText(doc, of?.title ?? '', manifest.created_at),
      parts: new Map([...parts].filter(([digest]) => needed.has(digest))),
      erased: erased.filter((digest) => needed.has(digest)),
    }),
  );
}

function file(
  content: string | Uint8Array,
  type: string,
  visit: Visit,
  more: Record<string, string> = {},
): Response {
  const headers = { ...visit.headers, ...more, 'Content-Type': type, 'Cache-Control': 'no-cache' };
  return new Response(typeof content === 'string' ? content : Uint8Array.from(content), {
    status: 200,
    headers,
  });
}
