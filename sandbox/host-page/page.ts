/** Builds the page of a fictional leisure trust: it embeds the joining site and lists the events that it receives. */
export function renderHostPage(joiningSite: string): string {
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
      <nav aria-label="Main"><a href="#join">Join</a> <a href="#events">Events this page receives</a></nav>
    </header>
    <main>
      <h1>Become a member</h1>
      <p>This page belongs to a different website, not to Pavilion. The part below is the joining site in a frame.</p>
      <div id="join" data-pavilion-join></div>
      <script src="${joiningSite}/embed.js" async></script>
      <section aria-labelledby="events">
        <h2 id="events" tabindex="-1">Events this page receives</h2>
        <ol class="log" aria-live="off"></ol>
      </section>
    </main>
    <footer><p>A page of the sandbox for trying out embedding.</p></footer>
  </body>
</html>
`;
}
