/** A leisure trust's page with the snippet of docs/embedding.md and a list of the received events. */
export function renderHostPage(site: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Riverbank Leisure Trust – Become a member</title>
    <link rel="stylesheet" href="/host.css">
    <script src="/host.js" defer></script>
  </head>
  <body>
    <header>
      <p class="name">Riverbank Leisure Trust</p>
      <nav aria-label="Main"><a href="#join">Join</a> <a href="#told">What this page is told</a></nav>
    </header>
    <main>
      <h1>Become a member</h1>
      <p>This page belongs to another site than Pavilion. The part below is the joining site in a frame.</p>
      <div id="join" data-pavilion-join></div>
      <script src="${site}/embed.js" async></script>
      <section aria-labelledby="told">
        <h2 id="told" tabindex="-1">What this page is told</h2>
        <ol class="log" aria-live="off"></ol>
      </section>
    </main>
    <footer><p>A page of the sandbox, to try the embed kit.</p></footer>
  </body>
</html>
`;
}
