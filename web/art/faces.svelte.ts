/** Which bot bears a name at the table that is shown: boards know names alone. */

type Faces = Readonly<Record<string, string>>;

let faces = $state.raw<Faces>({});

export function facesHere(): Faces {
  return faces;
}

/** Called as the sitters of a table are known; until they have gone. */
export function showFaces(of: Faces): () => void {
  faces = of;
  return () => {
    faces = {};
  };
}
