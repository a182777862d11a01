import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Manifest } from './kustomize';

const resolve = createRequire(__filename);

interface Model {
  new (data: object): { validate(): void };
}

const moduleOf = ({ apiVersion, kind }: Manifest): string => `kubernetes-models/${apiVersion}/${kind}`;

/** Errors of a manifest by the API's schema. The schema allows unknown fields, which {@link unknownFields} finds. */
export function schemaErrors(manifest: Manifest): string[] {
  const { [manifest.kind]: model } = resolve(moduleOf(manifest)) as Record<string, Model>;
  if (!model) throw new Error(`${manifest.kind} is no kind of ${manifest.apiVersion}`);
  try {
    new model(manifest).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Fields that are not in the API's types: TypeScript refuses them in literals. */
export function unknownFields(manifests: readonly Manifest[]): string[] {
  const lines = manifests.map((manifest, at) => `import { I${manifest.kind} as T${at} } from '${moduleOf(manifest)}';`);
  const literals = manifests.map((manifest, at) => `export const m${at}: T${at} = ${JSON.stringify(manifest)};`);
  const file = join(dirname(resolve.resolve('kubernetes-models/package.json')), '../manifests.ts');
  const text = [...lines, ...literals].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const onDisk = ts.createCompilerHost(options);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, text, version) : onDisk.getSourceFile(name, version);
  host.fileExists = (name) => name === file || onDisk.fileExists(name);
  host.readFile = (name) => (name === file ? text : onDisk.readFile(name));
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText, file: at, start = 0 }) => {
      const line = at?.getLineAndCharacterOfPosition(start).line ?? 0;
      const manifest = manifests[line - lines.length];
      return `${manifest?.kind} ${manifest?.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}
