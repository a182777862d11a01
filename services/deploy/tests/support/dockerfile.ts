import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Copy, DockerfileParser } from 'dockerfile-ast';

export const top = resolve(__dirname, '../../../..');
export const containersFolder = join(top, 'services/deploy/containers');

export interface Stage {
  name: string | null;
  /** The image or stage that it is based on. */
  from: string;
  /** Texts of the instructions with a keyword. */
  instructions(keyword: string): string[];
  /** Words of the JSON form; undefined if there is none. */
  words(keyword: string): string[] | undefined;
  /** Paths that are copied from the repository, without variables. */
  sources: string[];
}

export function readDockerfile(name: string): Stage[] {
  const parsed = DockerfileParser.parse(readFileSync(join(containersFolder, `${name}.Dockerfile`), 'utf8'));
  const stages: { from: string; name: string | null; instructions: ReturnType<typeof parsed.getInstructions> }[] = [];
  const froms = parsed.getFROMs();
  for (const instruction of parsed.getInstructions()) {
    const from = froms.find((one) => one.getRange()?.start.line === instruction.getRange()?.start.line);
    if (from) stages.push({ from: from.getImage() ?? '', name: from.getBuildStage(), instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages.map(({ from, name: stage, instructions }) => {
    const of = (keyword: string) => instructions.filter((one) => one.getKeyword() === keyword);
    return {
      from,
      name: stage,
      instructions: (keyword) => of(keyword).map((one) => one.getArgumentsContent() ?? ''),
      words: (keyword) => {
        const last = of(keyword).at(-1)?.getArgumentsContent();
        return last ? (JSON.parse(last) as string[]) : undefined;
      },
      sources: (of('COPY') as Copy[])
        .filter((copy) => !copy.getFromFlag())
        .flatMap((copy) =>
          copy
            .getArguments()
            .slice(0, -1)
            .map((argument) => argument.getValue()),
        ),
    };
  });
}
