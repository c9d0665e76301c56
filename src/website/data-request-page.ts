// The page that a mailed link leads to. Opening it changes nothing, because mail programs open links by
// themselves; its button does.

import { html } from 'hono/html';

/** A page with one button that confirms the request of this token. */
export async function dataRequestPage(serviceName: string, token: string): Promise<Response> {
  const action = `/api/public/data-requests/${encodeURIComponent(token)}/verification`;
  const body = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${serviceName}: confirm a request</title></head>
<body>
<h1>Confirm your request</h1>
<p>Confirm that the data-protection request in your name came from you.</p>
<form method="post" action="${action}"><button>Confirm</button></form>
</body>
</html>`;
  return new Response(String(body), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
