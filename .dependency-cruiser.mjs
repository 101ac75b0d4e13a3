// Imports go one way; ARCHITECTURE.md draws the map that is held here.

/** Files of `from` may import files of `to`, npm packages and nothing else of the project. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: ['^(kernel|games|bots|table|protocol|server|web|cli|tools)/'], pathNot: to },
});

const KERNEL = '^kernel/src/';
const SHARED = '^games/shared/src/';
const KIT = '^web/kit/src/';
/** The only rules that drawings run: how answers are written. */
const ANSWERS = '^games/[^/]+/rules/answers[^/]*\\.ts$';

/** What runs in Node, in a browser and in a worker alike. */
const PURE = [
  '^(kernel|bots|table|protocol)/src/',
  '^games/(shared|catalog)/src/',
  '^games/[^/]+/(rules|data|text|bots|terminal|learn)/',
  '^games/[^/]+/[^/]+\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('kernel-imports-nothing', KERNEL, [KERNEL]),
    only('kernel-testing', '^kernel/(testing|test)/', ['^kernel/']),
    only('shared', '^games/shared/', [KERNEL, '^games/shared/', '^bots/src/']),
    only('rules', '^games/([^/]+)/rules/', [KERNEL, SHARED, '^games/$1/(rules/|data/|meta\\.ts$)']),
    only('data', '^games/([^/]+)/data/', [KERNEL, SHARED, '^games/$1/data/']),
    only('text', '^games/([^/]+)/text/', [
      KERNEL,
      SHARED,
      '^games/$1/(text/|rules/|data/|meta\\.ts$)',
    ]),
    only('game-bots', '^games/([^/]+)/bots/', [KERNEL, SHARED, '^games/$1/(bots|rules|data)/']),
    only('terminal', '^games/([^/]+)/terminal/', [
      KERNEL,
      SHARED,
      '^games/$1/(terminal|rules|data|text)/',
    ]),
    only('ui', '^games/([^/]+)/ui/', [KERNEL, SHARED, '^games/$1/(ui|rules|data|text)/', KIT]),
    only('meta', '^games/([^/]+)/(meta|house-made)\\.ts$', [SHARED]),
    only('rich', '^games/([^/]+)/rich\\.ts$', [KERNEL, SHARED, '^games/$1/(rules|data)/']),
    only('learn', '^games/([^/]+)/learn/', [KERNEL, SHARED, '^games/$1/(learn|rules|data)/']),
    only('manifest', '^games/([^/]+)/index\\.ts$', [
      SHARED,
      '^games/$1/(rules|text|bots|terminal)/',
      '^games/$1/(meta|house-made|rich|event-name)\\.ts$',
    ]),
    only('game-tests', '^games/(?!shared/|catalog/)([^/]+)/test/', [
      '^kernel/',
      SHARED,
      '^web/kit/(src|testing)/',
      '^bots/src/',
      '^games/$1/',
    ]),
    only('catalog', '^games/catalog/src/', [
      KERNEL,
      SHARED,
      '^games/catalog/',
      '^games/[^/]+/(index|meta)\\.ts$',
    ]),
    only('bots', '^bots/src/', [KERNEL, '^bots/src/']),
    only('table', '^table/src/', [KERNEL, SHARED, '^bots/src/', '^table/src/']),
    only('protocol', '^protocol/src/', [KERNEL, SHARED, '^table/src/client', '^protocol/src/']),
    only('server', '^server/src/', [
      KERNEL,
      SHARED,
      '^(bots|table|protocol|server)/src/',
      '^games/catalog/src/',
    ]),
    only('server-bench', '^server/(bench|testing)/', [
      KERNEL,
      SHARED,
      '^(bots|table|protocol)/src/',
      '^server/(src|bench|testing)/',
      '^games/catalog/src/',
    ]),
    only('kit', KIT, [KERNEL, SHARED, KIT]),
    only('kit-testing', '^web/kit/testing/', [KERNEL, SHARED, '^web/kit/']),
    only('web', '^web/src/', [
      KERNEL,
      SHARED,
      KIT,
      '^(bots|table|protocol|web)/src/',
      '^games/catalog/src/',
      '^games/[^/]+/(ui|learn)/',
    ]),
    only('cli', '^cli/(src|bin)/', [
      '^kernel/',
      '^(bots|table|protocol|server|cli)/',
      SHARED,
      '^games/catalog/src/',
      '^tools/node24\\.mjs$',
    ]),
    {
      name: 'pure-code-knows-no-node',
      severity: 'error',
      from: { path: PURE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kernel-and-rules-have-no-packages',
      severity: 'error',
      from: { path: [KERNEL, SHARED, '^games/[^/]+/(rules|data)/'] },
      to: { path: 'node_modules/' },
    },
    {
      name: 'drawings-know-only-answers-and-types-of-rules',
      severity: 'error',
      from: { path: '^games/[^/]+/(ui|terminal)/' },
      to: {
        path: '^games/[^/]+/rules/',
        pathNot: ANSWERS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'answers-bring-no-other-rules-along',
      severity: 'error',
      from: { path: ANSWERS },
      to: {
        path: '^games/[^/]+/rules/',
        pathNot: ANSWERS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-template-is-only-tested',
      severity: 'error',
      from: { path: '.', pathNot: ['^games/template/', '/test/'] },
      to: { path: '^games/template/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
