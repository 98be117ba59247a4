import { findTemplate } from './api-document.ts';
import { LEVELS } from './levels.ts';
import type { Replayed } from './replay.ts';

/** Formats the results as JUnit XML for CI servers, with a suite for each level. */
export function formatJunitXml(replayed: readonly Replayed[]): string {
  const suites = LEVELS.flatMap((level) => {
    const cases = replayed.filter(({ interaction }) => interaction.level === level);
    if (cases.length === 0) return [];
    const failures = cases.filter(({ result }) => result.problems.length > 0).length;
    const skipped = cases.filter(({ result }) => result.isNotOffered || result.isLeftOut).length;
    return [
      ` <testsuite name="${level}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">`,
      ...cases.flatMap(caseOf),
      ' </testsuite>',
    ];
  });
  return `${['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites>', ...suites, '</testsuites>'].join('\n')}\n`;
}

function caseOf({ interaction, result, lines }: Replayed): string[] {
  const { method, path, status, description } = interaction;
  const call = `${method} ${findTemplate(path)}`;
  const open = `  <testcase classname="${escaped(call)}" name="${escaped(`${status}: ${description}`)}"`;
  if (result.isNotOffered) return [`${open}><skipped message="not offered"/></testcase>`];
  if (result.isLeftOut) return [`${open}><skipped message="left out"/></testcase>`];
  const [problem] = result.problems;
  if (problem === undefined) return [`${open}/>`];
  return [
    `${open}>`,
    `   <failure message="${escaped(problem)}">${escaped(lines.join('\n'))}</failure>`,
    '  </testcase>',
  ];
}

/** Removes the control characters that XML does not allow. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
