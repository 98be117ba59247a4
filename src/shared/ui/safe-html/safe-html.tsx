import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { waitForNextTask } from '../../lib';

const Prose = chakra('div', {
  base: {
    lineHeight: 'normal',
    overflowWrap: 'anywhere',
    '& p, & ul, & ol, & dl, & table, & blockquote, & figure': { margin: '0' },
    '& * + p, & * + ul, & * + ol, & * + dl, & * + table, & * + blockquote': { marginTop: '3' },
    '& ul, & ol': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li': { marginY: '1' },
    '& h1, & h2, & h3, & h4': {
      fontFamily: 'body',
      fontWeight: 'bold',
      lineHeight: 'snug',
      margin: '0',
      marginBottom: '2',
    },
    '& * + h1, & * + h2, & * + h3, & * + h4': { marginTop: '6' },
    '& h1, & h2': { fontSize: 'lg' },
    '& h3, & h4': { fontSize: 'md' },
    '& a[href]': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.18em' },
    '& img': { maxWidth: '100%', height: 'auto' },
    '& th, & td': {
      padding: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line',
      textAlign: 'start',
    },
  },
});

/** Loads the sanitiser and yields to the browser before it runs. */
async function loadSanitiser() {
  const code = await import('./sanitise');
  await waitForNextTask();
  return code;
}

const extractText = (html: string): string => html.replace(/<[^>]*>/g, ' ');

type SafeHtmlProps = {
  html: string;
  /** Called when the HTML is in the document, for callers that measure it. */
  onShown?: () => void;
};

/**
 * Sanitised HTML from the server. The only component that sets innerHTML; it does so directly, because React would convert a
 * TrustedHTML to text.
 */
export function SafeHtml({ html, onShown }: SafeHtmlProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latestOnShown = useRef(onShown);

  useEffect(() => {
    latestOnShown.current = onShown;
  }, [onShown]);

  // Until the HTML is shown, its text reserves the space, so that nothing below moves.
  useLayoutEffect(() => {
    if (!frame.current) return;
    frame.current.textContent = extractText(html);
    frame.current.style.visibility = 'hidden';
  }, [html]);

  useEffect(() => {
    let isCurrent = true;
    loadSanitiser().then(
      ({ sanitise }) => {
        if (!isCurrent || !frame.current) return;
        Reflect.set(frame.current, 'innerHTML', sanitise(html));
        frame.current.style.visibility = '';
        latestOnShown.current?.();
      },
      // Without the sanitiser, only the text is shown.
      () => {
        if (!isCurrent || !frame.current) return;
        frame.current.style.visibility = '';
        latestOnShown.current?.();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return <Prose ref={frame} />;
}
