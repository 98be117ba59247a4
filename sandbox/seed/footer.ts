/** The HTML footer of a venue, which the front end sanitises; without a venue, the operator's. */
export function formatFooter(venue: { name: string; address: string } | null): string {
  const addressHtml = venue
    ? `<p><strong>${escapeHtml(venue.name)}</strong><br>${escapeHtml(venue.address)}</p>`
    : '';
  return `<div>${addressHtml}<ul>
<li><a href="https://www.example.com/contact">Contact us</a></li>
<li><a href="https://www.example.com/accessibility">Accessibility</a></li>
<li><a href="https://www.example.com/privacy">Privacy notice</a></li>
<li><a href="tel:+441632960000">01632 960000</a></li>
</ul><p>Pavilion Leisure is a demonstration operator. Its centres, prices and people are invented.</p></div>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
